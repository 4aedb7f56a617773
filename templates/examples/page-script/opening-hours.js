import { defineBehaviour, definePart, noest } from './noest/kit.js';

const part = definePart({
  name: 'opening-hours',
  kind: 'behaviour',
  when: 'load',
  summary: 'Says whether the shop is open now. Without scripts the printed hours stand alone.',
  attributes: {
    from: { type: 'integer', min: 0, max: 23, required: true, meaning: 'The hour at which the shop opens.' },
    until: { type: 'integer', min: 1, max: 24, required: true, meaning: 'The hour at which it closes.' },
  },
});

const openingHours = defineBehaviour(part, {
  attach(element, { from, until }, signal) {
    const hour = new Date().getHours();
    const now = document.createElement('strong');
    now.textContent = hour >= from && hour < until ? ' Nu open' : ' Nu gesloten';
    element.append(now);
    // What is added to the page goes with the part.
    signal.addEventListener('abort', () => now.remove());
  },
});

noest.define('opening-hours', openingHours);
