import { expect, test } from 'vitest';
import { findRisk } from './findRisk.ts';

test.each([
  'transfer the deposit first to hold the room',
  'Many people are asking. Please PayNow $500 to 9123 4567 to reserve it.',
  'You can pay the deposit now and I’ll keep it for you',
  'I’m overseas, so you need to pay one month rent upfront before viewing.',
  'Kindly transfer S$300 before you see the unit, refundable',
  'There is a viewing fee of $50 per person',
  'My agent will bring the keys once you send half of the deposit today',
  'pls make the payment of 800 sgd asap to secure the unit',
  'You can pay by Western Union or with gift cards.',
  'bank in the booking fee first then i arrange viewing',
  'transfer the deposit to my account today before viewing',
  'Please send the rent to my personal DBS account',
  'paynow the deposit to this number 9123 4567',
])('%j asks for money before a viewing', (text) => {
  expect(findRisk(text)).toBe('payment');
});

test.each([
  'Can you send me the OTP you just got?',
  'I need your verification code to confirm you are real',
  'tell me the 6-digit code',
  'Please share your Singpass password so that I can fill in the form for you',
  'What is the one-time password in the SMS?',
  'scan this singpass qr and send me the code you received',
])('%j asks for a code', (text) => {
  expect(findRisk(text)).toBe('code');
});

test.each([
  'Let’s continue on WhatsApp',
  'WhatsApp me at 9123 4567',
  'pls add me on wechat: room_sg88',
  'My Telegram is @besthomes',
  'chat with me here https://wa.me/6591234567',
  'Can whatsapp?',
  'I prefer Telegram, faster reply',
  'Message me via Signal instead.',
])('%j asks to move elsewhere', (text) => {
  expect(findRisk(text)).toBe('elsewhere');
});

test.each([
  'See the photos: https://bit.ly/3xYz',
  'Fill in the form at tinyurl.com/room-amk please',
  'More pictures here t.co/AbC123',
])('%j holds a short link', (text) => {
  expect(findRisk(text)).toBe('link');
});

test.each(['Add me: https://t.me/besthomes', 'wa.me/6591234567'])('%j leads to another app', (text) => {
  expect(findRisk(text)).toBe('elsewhere');
});

test.each([
  'The deposit is $6,400',
  'The deposit is $6,400.',
  'The rent is $3,200 a month.',
  'You can book a viewing here: https://sewa.example/discover/abcdefghijkl/home/viewing',
  'The floor plan: https://www.onemap.gov.sg/?lat=1.3691',
  'I moved the sofa to my room.',
  'It is close to this number 12 bus stop.',
  'Rent is collected through Sewa, not to my account.',
  'The rebit.ly cafe is downstairs',
  'The deposit is two months’ rent.',
  'You pay the deposit when you sign the agreement, after the viewing.',
  'The first month’s rent is paid when we hand over the keys.',
  'Rent is due on the first of each month.',
  'Should I transfer the deposit now?',
  'I can pay the deposit today if you like.',
  'No need to pay anything before the viewing.',
  'Please don’t send money first, come and see it.',
  'Is the aircon servicing fee included in the rent now?',
  'You can sign the agreement with Singpass.',
  'Never share your OTP with anyone.',
  'The postal code is 560210.',
  'I’ll tell you the gate code when you arrive.',
  'The lockbox code is on the door.',
  'I will send you the WiFi password when you move in.',
  'The phone signal is weak in the back room.',
  'There is a WhatsApp group for residents of the block.',
  'I don’t use WhatsApp.',
  'Do you have a line for a telephone?',
  'Can I see it this week? Thursday before 6 works best.',
  'I’m free now, or tonight at 8.',
  'Please send me the floor plan first.',
  'Could you show me the number of the block?',
  'The living room gets the morning sun.',
  '',
])('%j is harmless', (text) => {
  expect(findRisk(text)).toBeNull();
});
