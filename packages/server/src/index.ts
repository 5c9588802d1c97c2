export type { Blob, Blobs } from './blobs/Blobs.ts';
export { createTableBlobs, makeBlobId } from './blobs/createTableBlobs.ts';
export { createPlatform, type Platform, type PlatformOptions } from './createPlatform.ts';
export { createServer, type ServerDeps } from './createServer.ts';
export type { Database, QueryAnswer, Queryable, Statement } from './database/database.ts';
export { FolderInUseError } from './database/embedded/lock.ts';
export { loadMigrations, type Migration, migrate } from './database/migrate.ts';
export { type DatabaseSettings, type OpenDatabaseOptions, openDatabase } from './database/openDatabase.ts';
export { createLog, type Log, type LogLevel } from './http/log.ts';
export { createRateLimits, type RateLimits } from './http/rateLimits.ts';
export type { ServerApp, ServerEnvironment } from './http/ServerEnvironment.ts';
export type { Jobs } from './jobs/Jobs.ts';
export { analyzeListings } from './listings/analyzeListings.ts';
export type { ListingDraft } from './listings/listingDraft.ts';
export { makeListingId } from './listings/listingDraft.ts';
export { type ListerDraft, saveListers } from './listings/saveListers.ts';
export { type SavedListings, saveListings } from './listings/saveListings.ts';
export { type PictureDraft, savePictures } from './listings/savePictures.ts';
export type { Mail, Mailer } from './mail/Mailer.ts';
export {
  type ProcessOptions,
  type ProcessPages,
  type ProcessPagesOptions,
  startProcess,
} from './process/startProcess.ts';
export { createSession } from './sessions/session.ts';
export { getSettings } from './settings/env.ts';
export { parseSettings } from './settings/parseSettings.ts';
export { type AppEnvironment, type Settings, SettingsError, type Variables } from './settings/settings.ts';
