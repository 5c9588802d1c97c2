/** For tests and stories: times, and viewings as their guests and hosts see them. */
export {
  makeHostedViewing,
  makeViewing,
  makeViewingSlot,
  sampleHome,
  sampleSlots,
  sampleUnit,
} from './sampleViewings.ts';
