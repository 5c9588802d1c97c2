export { findFreePort } from './findFreePort.ts';
export { isExecutable } from './findOnPath.ts';
export { type FoundPostgres, findPostgres, findPostgresPrograms } from './findPostgres.ts';
export { getPostgresVersion } from './getPostgresVersion.ts';
export { type Cluster, makeCluster } from './makeCluster.ts';
export { type CaughtMail, openMailServer, type TestMailServer } from './openMailServer.ts';
