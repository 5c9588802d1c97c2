import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { countStampDuty } from './eligibility/countStampDuty.ts';
import { judgeEligibility } from './eligibility/judgeEligibility.ts';
import { addSlots } from './viewings/addSlots.ts';
import { answerViewing } from './viewings/answerViewing.ts';
import { arriveAtViewing } from './viewings/arriveAtViewing.ts';
import { bookViewing } from './viewings/bookViewing.ts';
import { cancelViewing } from './viewings/cancelViewing.ts';
import { getViewingCalendar, sendCalendar } from './viewings/getViewingCalendar.ts';
import { listSlots } from './viewings/listSlots.ts';
import { listViewings } from './viewings/listViewings.ts';
import { missViewing } from './viewings/missViewing.ts';
import { moveViewing } from './viewings/moveViewing.ts';
import { removeSlot } from './viewings/removeSlot.ts';
import { waitForViewing } from './viewings/waitForViewing.ts';

/** Adds the routes of viewings, who may rent, and rentals. */
export function addTenanciesRoutes(router: VerbRouter): void {
  router.mount('listSlots', listSlots);
  router.mount('addSlots', addSlots);
  router.mount('removeSlot', removeSlot);
  router.mount('bookViewing', bookViewing);
  router.mount('waitForViewing', waitForViewing);
  router.mount('listViewings', listViewings);
  router.mount('moveViewing', moveViewing);
  router.mount('cancelViewing', cancelViewing);
  router.mount('arriveAtViewing', arriveAtViewing);
  router.mount('missViewing', missViewing);
  router.mount('answerViewing', answerViewing);
  router.mountWithResponse('getViewingCalendar', getViewingCalendar, sendCalendar);

  router.mount('judgeEligibility', judgeEligibility);
  router.mount('countStampDuty', countStampDuty);
}
