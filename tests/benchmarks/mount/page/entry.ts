import type { Contender } from './Contender';

const contenders: Readonly<Record<string, () => Promise<Contender>>> = {
  createRoot: () => import('./contenders/createRoot'),
  noest: () => import('./contenders/noest'),
  'noest-behaviour': () => import('./contenders/noestBehaviour'),
  nothing: () => import('./contenders/nothing'),
  stimulus: () => import('./contenders/stimulus'),
  'turbo-mount': () => import('./contenders/turboMount'),
};

declare global {
  interface Window {
    bench: {
      prepared: Promise<void>;
      mountAll(): Promise<void>;
      cycle(rounds: number): Promise<void>;
      churn(): Promise<void>;
    };
  }
}

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const elements = [...document.querySelectorAll<HTMLElement>('main > *')];
const contender = contenders[new URLSearchParams(location.search).get('contender') ?? '']!();

window.bench = {
  prepared: contender.then((module) => module.prepare()),
  async mountAll() {
    (await contender).start();
    do await nextFrame();
    while (document.getElementsByClassName('part').length < elements.length);
    await nextFrame();
  },
  /** Mounts everything and lets it leave again. */
  async cycle(rounds) {
    for (let round = 0; round < rounds; round++) {
      await window.bench.mountAll();
      (await contender).stop?.();
    }
  },
  /** What an Alpine page does all day: attributes that are none of ours, shown frame after frame. */
  async churn() {
    for (let round = 0; round < 30; round++) {
      for (const element of elements) {
        element.setAttribute('class', `round-${round}`);
        element.setAttribute('aria-expanded', String(round % 2 === 0));
        element.setAttribute('style', `padding-inline-start: ${round}px`);
      }
      await nextFrame();
    }
  },
};
