// Classic and blocking, in the head, before anything is painted. It is optional: without it the entry holds early acts
// itself, from a moment later on.
import { hold } from './mount/hold';
import { isSupported } from './mount/isSupported';
import { followTextSize } from './shared/platform/dom/preferences';
import { applyStoredPriceView } from './widgets/prices/view/stored';

applyStoredPriceView();
followTextSize();
if (isSupported()) hold();
