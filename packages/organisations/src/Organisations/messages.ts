// On several pages
export const nameLabel = 'Name';

// What became of a form
export const memberMoved = 'Moved.';
export const organisationAdded = (name: string) => `${name} added.`;
export const organisationRenamed = 'Renamed.';
export const organisationClosed = "Closed. You can't add people to it.";
export const organisationReopened = 'Reopened.';

// User management
export const peopleCount = (count: number) => (count === 1 ? '1 person' : `${count} people`);

// Organisations
export const addOrganisationTitle = 'Add an organisation';
export const addOrganisationHint = 'A branch, building or team.';
export const addLabel = 'Add';
export const closedLabel = 'Closed';
export const noPeople = 'No one is in it yet.';
export const organisationPeople = (names: readonly string[]) => `People: ${names.join(', ')}`;
export const renameLabel = 'Rename';
export const closeLabel = 'Close';
export const reopenLabel = 'Reopen';
export const movePersonLabel = 'Move someone here';
export const movePersonPlaceholder = 'Choose a person';
export const personInOrganisation = (name: string, organisation: string) => `${name}, now in ${organisation}`;
export const moveLabel = 'Move';
