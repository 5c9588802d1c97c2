/** Someone who lets a home in the sample market; all of them are invented. */
export interface SampleLister {
  readonly key: string;
  readonly kind: 'owner' | 'agent';
  readonly name: string;
  readonly phoneNumber: string;
  readonly registrationNumber: string | null;
  readonly agencyName: string | null;
  readonly agencyLicenceNumber: string | null;
}

const agencies = {
  lantern: ['Lantern & Lane Realty', 'L3009901K'],
  merlimau: ['Merlimau Homes', 'L3009902K'],
  fivefoot: ['Five-Foot Way Property', 'L3009903K'],
  raintree: ['Raintree Estates', 'L3009904K'],
} as const;

type AgencyKey = keyof typeof agencies;

// Numbers that begin with 8000 have the shape of a mobile number but are given to nobody: 800 is the toll-free prefix.
const agents: readonly (readonly [
  key: string,
  name: string,
  phone: string,
  registration: string,
  agency: AgencyKey,
])[] = [
  ['tan-wei-jie', 'Tan Wei Jie', '+6580000101', 'R099101A', 'lantern'],
  ['nur-aisyah', 'Nur Aisyah Rahim', '+6580000102', 'R099102B', 'lantern'],
  ['priya-menon', 'Priya Menon', '+6580000103', 'R099103C', 'merlimau'],
  ['marcus-lim', 'Marcus Lim', '+6580000104', 'R099104D', 'merlimau'],
  ['chua-hui-min', 'Chua Hui Min', '+6580000105', 'R099105E', 'fivefoot'],
  ['daniel-de-souza', 'Daniel de Souza', '+6580000106', 'R099106F', 'fivefoot'],
  ['farhan-ismail', 'Farhan Ismail', '+6580000107', 'R099107G', 'raintree'],
  ['grace-ong', 'Grace Ong', '+6580000108', 'R099108H', 'raintree'],
  ['suresh-kumar', 'Suresh Kumar', '+6580000109', 'R099109J', 'merlimau'],
  ['melissa-goh', 'Melissa Goh', '+6580000110', 'R099110K', 'lantern'],
  ['hafiz-osman', 'Hafiz Osman', '+6580000111', 'R099111L', 'raintree'],
  ['rachel-yeo', 'Rachel Yeo', '+6580000112', 'R099112M', 'fivefoot'],
];

const owners: readonly (readonly [key: string, name: string, phone: string])[] = [
  ['mdm-lee', 'Lee Siew Hong', '+6580000201'],
  ['rajan', 'Rajan Pillai', '+6580000202'],
  ['kamal', 'Kamal Abdullah', '+6580000203'],
  ['wong-kf', 'Wong Kok Fai', '+6580000204'],
  ['josephine', 'Josephine Pereira', '+6580000205'],
  ['teo-bh', 'Teo Boon Huat', '+6580000206'],
  ['anita', 'Anita Krishnan', '+6580000207'],
  ['salmah', 'Salmah Yusof', '+6580000208'],
  ['ng-yl', 'Ng Yi Ling', '+6580000209'],
  ['hendra', 'Hendra Wijaya', '+6580000210'],
  ['foo-cs', 'Foo Chee Seng', '+6580000211'],
  ['devi', 'Devi Nair', '+6580000212'],
  ['koh-sm', 'Koh Swee Mei', '+6580000213'],
  ['ibrahim', 'Ibrahim Salleh', '+6580000214'],
  ['clara', 'Clara Sim', '+6580000215'],
  ['lau-ks', 'Lau Kah Seng', '+6580000216'],
];

/** The owners and agents of the sample market. */
export const sampleListers: readonly SampleLister[] = [
  ...agents.map(([key, name, phoneNumber, registrationNumber, agency]): SampleLister => {
    const [agencyName, agencyLicenceNumber] = agencies[agency];
    return { key, kind: 'agent', name, phoneNumber, registrationNumber, agencyName, agencyLicenceNumber };
  }),
  ...owners.map(
    ([key, name, phoneNumber]): SampleLister => ({
      key,
      kind: 'owner',
      name,
      phoneNumber,
      registrationNumber: null,
      agencyName: null,
      agencyLicenceNumber: null,
    }),
  ),
];
