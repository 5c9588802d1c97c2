/** What living in each district is like: two sentences by district code, one of which ends a description. */
export const districtNotes: Readonly<Record<string, readonly [string, string]>> = {
  '01': [
    'Raffles Place station and the river are a short walk away, so weekday commutes can be on foot.',
    'After office hours the quays fill with supper tables, and on Sundays the streets are almost empty.',
  ],
  '02': [
    'Maxwell Food Centre, Tanjong Pagar station and the park at Duxton Plain are all within ten minutes on foot.',
    'Old coffee shops and new bakeries share the same five-foot way here.',
  ],
  '03': [
    'The Rail Corridor passes behind the estate and makes a green way to cycle into town.',
    'Commonwealth and Queenstown stations put Raffles Place about a quarter of an hour away.',
  ],
  '04': [
    'The Southern Ridges begin close by, and VivoCity looks after the shopping.',
    'Most mornings there is a breeze from the harbour and the sound of ships far out.',
  ],
  '05': [
    'The university, the science parks and the hospital at Kent Ridge are a few stops away.',
    'Clementi has a library, a market and a food centre that is worth crossing the island for.',
  ],
  '06': [
    'City Hall interchange, the National Gallery and Fort Canning are all neighbours.',
    'It is one of the few places in the old town where one can live above the river.',
  ],
  '07': [
    'Bugis interchange, the National Library and Kampong Gelam are around the corner.',
    'Haji Lane is for the evening, and the market on Queen Street for the morning.',
  ],
  '08': [
    'Tekka Market opens early, and Farrer Park station is never more than a few minutes away.',
    'Little India smells of jasmine on Fridays and of murukku before Deepavali.',
  ],
  '09': [
    'Orchard Road is close enough to walk to and far enough not to hear.',
    'Great World and Orchard stations put the Thomson-East Coast Line within a walk.',
  ],
  '10': [
    'The Botanic Gardens are the back garden of everybody who lives here.',
    'Holland Village and the shops at Cluny Court take care of Saturdays.',
  ],
  '11': [
    'Novena has two stations, three hospitals and more clinics than one could need.',
    'Newton Food Centre stays open late, and United Square has the children busy.',
  ],
  '12': [
    'Toa Payoh Hub, with its library and pool, is the town centre everybody uses.',
    'Balestier is known for its bak kut teh, its old cinemas and its lighting shops.',
  ],
  '13': [
    'Potong Pasir keeps a village pace, a few stops from the city.',
    'The Kallang park connector runs along the river to the Sports Hub.',
  ],
  '14': [
    'Paya Lebar Quarter and its interchange are close, and so are the durians of Geylang.',
    'The market at Haig Road has some of the best putu piring on the island.',
  ],
  '15': [
    'East Coast Park is on the other side of the road, with the sea behind the trees.',
    'Katong laksa, Peranakan tiles and the Thomson-East Coast Line are all within reach.',
  ],
  '16': [
    'Bedok has an interchange, a reservoir to run around and a hawker centre for every mood.',
    'The new stations of the Thomson-East Coast Line have brought the east nearer to town.',
  ],
  '17': [
    'Changi Village and its nasi lemak are a bus ride away, as is the boat to Pulau Ubin.',
    'It is the quiet end of the island, and a short ride to the airport.',
  ],
  '18': [
    'Tampines has three malls, a regional library and a station on two lines.',
    'Pasir Ris Park has mangroves, a long beach and room for kites.',
  ],
  '19': [
    'Punggol Waterway and its cycling path lead all the way to the sea.',
    'Sengkang is a young town with playgrounds, schools and a light railway.',
  ],
  '20': [
    'Bishan-Ang Mo Kio Park, where otters live, is the great luxury of these estates.',
    'Upper Thomson has coffee of every kind, and MacRitchie is where the walk begins.',
  ],
  '21': [
    'Bukit Timah Hill and the old railway bridge are a Sunday walk away.',
    'Beauty World has cheap lunches upstairs and a station on the Downtown Line below.',
  ],
  '22': [
    'Jurong Lake Gardens, the library and two malls stand around the interchange.',
    'The west has the universities, the Science Centre and the largest gardens outside town.',
  ],
  '23': [
    'Little Guilin and the Bukit Batok nature park are on the way home.',
    'Choa Chu Kang and Bukit Panjang have malls on top of their stations.',
  ],
  '24': [
    'Tengah is being built around a forest corridor, with a town centre closed to cars.',
    'The farms of Lim Chu Kang sell eggs, frogs and orchids at the weekend.',
  ],
  '25': [
    'Woodlands station has two lines, and the Causeway is ten minutes away.',
    'The waterfront at Admiralty Park has the longest slides in the north.',
  ],
  '26': [
    'Springleaf has prata at any hour and a new station under the road.',
    'The zoo and the reservoirs are the neighbours; the nights are dark and cool here.',
  ],
  '27': [
    'Sembawang has a hot spring, a beach and a hawker centre built like a village.',
    'Yishun Pond, the hospital and Northpoint City are all in one loop.',
  ],
  '28': [
    'Seletar Aerospace Park has old bungalows, runways and good breakfasts.',
    'The roads around Yio Chu Kang are lined with trees and quiet by nine.',
  ],
};
