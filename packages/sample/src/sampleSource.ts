/** Source of every listing of the sample market. */
export const sampleSource = 'sample-market';
