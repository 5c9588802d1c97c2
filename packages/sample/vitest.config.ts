import { defineConfig } from 'vitest/config';

const conditions = ['sewa-source', 'module', 'node', 'development|production'];
const own = { resolve: { conditions }, ssr: { resolve: { conditions } } };
/** What is written to a database; `npm test -- --all` runs it on both kinds of them. */
const onDatabases = [
  'src/fillSampleMarket.slow.test.ts',
  'src/refuseRealPeople.test.ts',
  'src/saveSampleContracts.test.ts',
  'src/saveSampleConversations.test.ts',
  'src/saveSamplePlan.test.ts',
  'src/saveSampleRentals.test.ts',
  'src/saveSampleUnits.test.ts',
  'src/saveSampleUsers.test.ts',
  'src/saveSampleViewings.test.ts',
];

const makeProject = (kind: 'pglite' | 'postgres') => ({
  ...own,
  test: {
    name: `server:${kind}-sample`,
    include: onDatabases,
    globalSetup: [`../server/src/testing/setup.${kind}.ts`],
    testTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        ...own,
        test: { name: 'unit:sample', include: ['src/**/*.test.ts'], exclude: onDatabases },
      },
      makeProject('postgres'),
      ...(process.env.SEWA_TESTS === 'whole' ? [makeProject('pglite')] : []),
    ],
  },
});
