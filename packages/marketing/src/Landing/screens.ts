/** The pictures of the product in `/pictures`, which `npm run pictures` takes, with what each shows. */
export const screens = {
  search: 'Search results: filters beside homes with photo, rent and address.',
  map: 'The map of Singapore with the number of homes in each of the 28 districts.',
  listing: 'A home with its photos, its rent and a message to the person who listed it.',
  saved: 'Saved homes with their rent and a note to each.',
  inbox: 'The inbox: conversations about homes beside the messages of one of them.',
  invitations: 'The invitations of an owner, with a form that invites by email.',
  dashboard: 'The start page of an owner, with what there is to do.',
  members: 'The members of a company with their roles and organisations.',
  'sign-up': 'The first step of sign-up: tenant, landlord, agent or business.',
} as const;

/** The name of a picture of the product. */
export type ScreenName = keyof typeof screens;

/** Size of each picture in pixels. */
export const screenSize = { width: 1024, height: 640 } as const;
