import { product } from '@sewa/paths';

// Articles
export const slugTakenReason = 'is already used by another article';
export const pastReason = 'should be in the future';
export const publishedReason = 'is not open to a published article';
export const articlePublished = 'This article is already published. Take it back before you schedule it.';
export const publishedAtReason = 'should be a day or an instant, like 2026-11-24 or 2026-11-24T01:00:00Z';
export const yamlReason = (problem: string) => `is not YAML: ${problem.replace(/[.:]$/, '')}`;
export const noFieldsReason = 'should have fields, like title: Your first tenancy';
export const unknownFieldReason = 'is not a field of an article';
export const encodingReason = 'is not in UTF-8';
export const slugOfFileReason = (file: string) => `is that of ${file}, too`;
export const coverTypeReason = 'should be a JPEG, PNG or WebP file';
export const coverOutsideReason = 'is outside the folder';
export const coverMissingReason = 'is not there';
export const feedTitle = `${product.name} blog`;
export const feedDescription = 'Guides to renting a home in Singapore.';
