const particles = 'a an the in at on of with and or for to from by near around is are be me my i we us our';
const english = [
  'looking look want wants wanted need needs find search show please pls any all some that which who where how',
  'much many good nice great best rent rents renting rental rentals let lease leasing sewa singapore sg sgp',
  'home homes house houses unit units property properties place places apartment apartments apt apts flat flats',
  'accommodation accomodation housing listing listings available month monthly mth pm per price budget max min',
  'area district mrt lrt station stn stations train subway line side here there this about blk block postal code zip',
  'bed beds bedroom bedrooms bath baths dollars sgd k only also but not no plus etc hi hello',
  'am im ive id you your they them he she it its was were been being have has had do does did can could would will should',
  'just really very quite so too far if then than as into maybe perhaps prefer preferred preferably ideally hopefully',
  'possible possibly something anything someone somewhere anywhere move moving us thanks thank you kindly dear buy sale sell',
  'staying stay live living rm pte cosy cozy quiet clean modern lovely beautiful convenient comfortable decent',
];
const others =
  '租 租房 的 在 要 找 我 想 月租 租金 房 房子 一间 出租 和 或 元 块 新币 地铁 地铁站 站 附近 以下 以上 区 有 di dekat yang untuk dan rumah';

/** Small words that don't even say that a home is meant. */
export const isParticle = (word: string): boolean => particles.split(' ').includes(word);

/** Words of names of buildings: spelled right, whether a home has them or not. */
export const buildingWords: ReadonlySet<string> = new Set(
  'tower towers court courts residence residences villa villas mansion mansions lodge suite suites plaza point lofts'.split(
    ' ',
  ),
);

/** Words that say nothing about which home is meant. */
export const smallWords: ReadonlySet<string> = new Set(
  [particles, ...english, others].flatMap((line) => line.split(' ')),
);
