import { createRegistry } from '../../../../../src/mount';

const registry = createRegistry({ parts: { trivial: { when: 'load', load: () => import('../widget') } } });

export async function prepare(): Promise<void> {
  const element = document.createElement('div');
  element.dataset['component'] = 'trivial';
  element.dataset['label'] = 'first';
  await registry.mount(element);
  registry.unmount(element);
}

export function start(): void {
  registry.start();
}

export function stop(): void {
  registry.stop();
}
