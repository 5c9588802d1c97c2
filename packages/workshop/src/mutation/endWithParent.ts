/** Ends Stryker's worker and the processes of the tests it runs, which would go on without whoever started them. */
const endWithParent = () => process.exit(1);

// Each test file of a process sets it up.
if (!process.listeners('disconnect').some(({ name }) => name === endWithParent.name))
  process.once('disconnect', endWithParent);

export {};
