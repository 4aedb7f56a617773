import { createRegistry, type RegistryOptions } from '../../src/mount';

const { start, ...options } = JSON.parse(document.getElementById('options')?.textContent ?? '{}') as {
  start: boolean;
} & Partial<RegistryOptions>;

window.registry = createRegistry({
  parts: {
    controls: { when: 'interaction', load: () => import('./parts/controls') },
    counter: { when: 'load', load: () => import('./parts/counter') },
    focuser: { when: 'load', load: () => import('./parts/focuser') },
    form: { when: 'interaction', load: () => import('./parts/form') },
    fragile: { when: 'load', load: () => import('./parts/fragile') },
    'fragile-twin': { when: 'load', load: () => import('./parts/fragileTwin') },
    frame: { when: 'load', load: () => import('./parts/frame') },
    greeter: { when: 'load', load: () => import('./parts/greeter') },
    needy: { when: 'load', load: () => import('./parts/needy') },
    nest: { when: 'load', load: () => import('./parts/nest') },
    opener: { when: 'interaction', load: () => import('./parts/opener') },
    panel: { when: 'load', load: () => import('./parts/panel') },
    plain: { when: 'load', load: () => import('./parts/plain') },
    preparer: { when: 'interaction', load: () => import('./parts/preparer') },
    strict: { when: 'load', load: () => import('./parts/strict') },
    subscriber: { when: 'load', load: () => import('./parts/subscriber') },
    suspender: { when: 'load', load: () => import('./parts/suspender') },
    thrower: { when: 'load', load: () => import('./parts/thrower') },
    trivial: { when: 'load', load: () => import('./parts/trivial') },
  },
  triggers: { 'twice-clicked': (mount, _, run) => mount.element.addEventListener('dblclick', run, { once: true }) },
  missing: (capabilities) => capabilities.find((capability) => capability === 'lacking'),
  ...options,
});
if (start) window.registry.start();
