import 'noest/noest.css';
import { noest } from 'noest';
import minicart from 'noest/parts/minicart';
import openingHours from './openingHours';

noest.define('minicart', minicart);
noest.define('opening-hours', openingHours);
noest.start();

// After the start as well: here its code is fetched when the first element wants it.
noest.define('plank-count', { when: 'visible', load: () => import('./PlankCount') });

// Events are typed once `noest` is imported.
document.addEventListener('shop:cart-changed', ({ detail }) => {
  document.body.dataset['articles'] = String(detail.itemsQty);
});
