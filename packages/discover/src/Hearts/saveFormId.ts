/** Id of the form that the hearts of a page send. */
export const saveFormId = 'keep';
