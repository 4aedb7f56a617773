import { Application, Controller } from '@hotwired/stimulus';

/** No React: what a behaviour costs there. */
class TrivialController extends Controller<HTMLElement> {
  override connect(): void {
    const part = document.createElement('p');
    part.className = 'part';
    part.textContent = this.element.dataset['label'] ?? '';
    this.element.replaceChildren(part);
  }
}

export function prepare(): void {}

export function start(): void {
  Application.start().register('trivial', TrivialController);
}
