export { recordLedger } from './billing/ledger/ledgerQueries.ts';
export { issueReceipt } from './billing/receipts/issueReceipt.ts';
export type { FileProblem, ImportedArticle } from './content/article-import/ImportedArticle.ts';
export { type ArticleFolder, readArticleFiles } from './content/article-import/readArticleFiles.ts';
export { type SavedArticles, saveArticles } from './content/article-import/saveArticles.ts';
export { writeMessage } from './conversations/chat/writeMessage.ts';
export { withListingEvents } from './conversations/chat-events/withListingEvents.ts';
export { createPlatform, type Platform, type PlatformOptions } from './createPlatform.ts';
export { completeDependencies, createServer, type ServerDeps } from './createServer.ts';
export { importListings } from './homes/import/importListings.ts';
export { hdbRentalApprovals } from './homes/import/presets/hdbRentalApprovals.ts';
export type { ListingDraft } from './homes/listings/listingDraft.ts';
export { makeListingId } from './homes/listings/listingDraft.ts';
export { analyzeListings } from './homes/listings/queries.ts';
export { type ListerDraft, saveListers } from './homes/listings/saveListers.ts';
export { type SavedListings, saveListings } from './homes/listings/saveListings.ts';
export { type PictureDraft, savePictures } from './homes/listings/savePictures.ts';
export { importAreas } from './homes/places/importAreas.ts';
export { importPlaces } from './homes/places/importPlaces.ts';
export { importPostalCodes } from './homes/places/importPostalCodes.ts';
export { importStations } from './homes/places/importStations.ts';
export { makeAddressKey } from './homes/properties/addressKey.ts';
export { migrate } from './migrate.ts';
export type { Blob, Blobs } from './platform/blobs/Blobs.ts';
export { createTableBlobs } from './platform/blobs/createTableBlobs.ts';
export { makeBlobId } from './platform/blobs/makeBlobId.ts';
export { createSystemContext } from './platform/calling/createContext.ts';
export { loadMigrations, type Migration } from './platform/database/applyMigrations.ts';
export type {
  Database,
  QueryAnswer,
  Queryable,
  Statement,
  Transaction,
} from './platform/database/database.ts';
export { FolderInUseError } from './platform/database/embedded/lock.ts';
export {
  type DatabaseSettings,
  type OpenDatabaseOptions,
  openDatabase,
} from './platform/database/openDatabase.ts';
export { openSharedDatabase } from './platform/database/openSharedDatabase.ts';
export { createLog, type Log, type LogLevel } from './platform/http/log.ts';
export { createRateLimits, type RateLimits } from './platform/http/rateLimits.ts';
export type { ServerApp, ServerEnvironment } from './platform/http/ServerEnvironment.ts';
export type { Jobs } from './platform/jobs/Jobs.ts';
export type { Mail, Mailer } from './platform/mail/Mailer.ts';
export { notify } from './platform/notices/notify.ts';
export { createSession, deleteSession } from './platform/sessions/session.ts';
export { getSettings } from './platform/settings/env.ts';
export { parseSettings } from './platform/settings/parseSettings.ts';
export {
  type AppEnvironment,
  type Settings,
  SettingsError,
  type Variables,
} from './platform/settings/settings.ts';
export type { ProcessPages } from './process/mountPages.ts';
export { type ProcessOptions, type ProcessPagesOptions, startProcess } from './process/startProcess.ts';
export { beginTenancies, endTenancies } from './tenancies/handovers/tenancyJobs.ts';
export {
  acceptedEvent,
  counteredEvent,
  expiredEvent,
  offeredEvent,
  rentalStartedEvent,
  withdrawnEvent,
} from './tenancies/messages.ts';
export { sealEvent } from './tenancies/rentals/sealEvent.ts';
