/** A name that stands in what asks permissions, whatever the build makes of other names. */
export const permissionLibrary = 'possibleRulesFor';
