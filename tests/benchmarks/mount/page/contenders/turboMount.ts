import type { ComponentType } from 'react';
import { TurboMount } from 'turbo-mount';
import { registerComponent } from 'turbo-mount/react';
import { Trivial } from '../Trivial';

export { prepare } from './createRoot';

export function start(): void {
  registerComponent(new TurboMount(), 'trivial', Trivial as ComponentType);
}
