/**
 * `unknown`: no part of that name; `bad-props`: an attribute is not what the part declares; `chunk`: its code did not
 * come; `render`: it threw while mounting, rendering or attaching; `trigger`: its `data-mount` can't be followed.
 */
export type MountErrorCode = 'unknown' | 'bad-props' | 'chunk' | 'render' | 'trigger';

/** The one error of the registry; `detail` of the cancelable `shop:widget-error` event, and given to `onError`. */
export class MountError extends Error {
  readonly code: MountErrorCode;
  readonly part: string;
  readonly element: HTMLElement;

  constructor(code: MountErrorCode, part: string, element: HTMLElement, message: string, cause: unknown) {
    super(`[noest] ${part}: ${message}`, { cause });
    this.name = 'MountError';
    this.code = code;
    this.part = part;
    this.element = element;
  }
}
