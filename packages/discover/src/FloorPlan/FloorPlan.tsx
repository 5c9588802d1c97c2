import type { ListingDetail } from '@sewa/api/client';
import { Section } from '../Section.tsx';
import { plan } from './FloorPlan.css.ts';
import * as messages from './messages.ts';

/** The floor plan of a home, where there is one. */
export function FloorPlan({ pictures }: { readonly pictures: ListingDetail['pictures'] }) {
  const picture = pictures.find(({ kind }) => kind === 'floor-plan');
  if (!picture) return null;
  return (
    <Section id="floor-plan" title={messages.floorPlanTitle}>
      <img
        className={plan}
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </Section>
  );
}
