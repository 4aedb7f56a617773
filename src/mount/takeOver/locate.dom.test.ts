import { expect, test } from 'vitest';
import { locate } from './locate';

const line = (product: string, button: string) => `<li><form>${button}</form> ${product}</li>`;

/** What `locate` finds for a node of the server's markup once the view's stands in its place. */
function counterpart(server: string, selector: string, view: string): HTMLElement | undefined {
  const element = document.createElement('div');
  element.innerHTML = server;
  const find = locate(element.querySelector(selector)!, element);
  const aside = document.createDocumentFragment();
  aside.append(...element.childNodes);
  element.innerHTML = view;
  return find();
}

const SERVER = ['Vuren', 'Eiken']
  .map((name) => line(name, `<button aria-label="Verwijderen: ${name}">x</button>`))
  .join('');
const COUPON = '<form><input name="code"><button type="submit">Toepassen</button></form>';

test('a button is found by the label it is read by, not as the button of another form', () => {
  const view = `${COUPON}<p><button type="button" aria-label="Verwijderen: Vuren">x</button>
    <button type="button" aria-label="Verwijderen: Eiken">x</button></p>`;
  expect(counterpart(SERVER, '[aria-label$=Eiken]', view)?.getAttribute('aria-label')).toBe('Verwijderen: Eiken');
  expect(counterpart(SERVER, '[aria-label$=Vuren]', view)?.getAttribute('aria-label')).toBe('Verwijderen: Vuren');
});

test('of several forms a button without a label of its own is none rather than another one', () => {
  const server = ['Vuren', 'Eiken'].map((name) => line(name, '<button>x</button>')).join('');
  expect(counterpart(server, 'li:last-child button', COUPON)).toBeUndefined();
  const twice = '<button type="button" aria-label="Verwijderen: Eiken">x</button>'.repeat(2);
  expect(counterpart(SERVER, '[aria-label$=Eiken]', COUPON + twice)).toBeUndefined();
});

test('of several alike the same one in their order, whatever else stands between them', () => {
  const stepper =
    '<button type="button" aria-label="Minder">-</button><button type="button" aria-label="Meer">+</button>';
  const server = `<form><input type="hidden" name="key"><p>${stepper}</p><p>${stepper}</p></form>`;
  const view = `<form><p id="first">${stepper}</p><p id="second">${stepper}</p></form>`;
  expect(counterpart(server, 'p:last-child [aria-label=Meer]', view)?.parentElement?.id).toBe('second');
  expect(counterpart(server, 'p:last-child [aria-label=Meer]', `<form>${stepper}</form>`)).not.toBeDefined();
});

test('mount rule 26: a link is found as the button with its words, in their order', () => {
  const server = '<p><a href="?qty=1">Vanaf 1</a> <a href="?qty=10">Vanaf 10</a></p><a href="/">Vanaf 10</a>';
  const view = '<button>Vanaf 1</button><button id="first">Vanaf 10</button><button>Vanaf 10</button>';
  expect(counterpart(server, '[href$="10"]', view)?.id).toBe('first');
  expect(counterpart(server, '[href$="10"]', '<button>Vanaf 1</button><button>Vanaf 10</button>')).toBeUndefined();
  expect(
    counterpart('<p><a href="/">Bekijk</a></p>', 'a', '<button>Sluit</button><a href="/">Bekijk</a>')?.localName,
  ).toBe('a');
});

test('the button of the only form is the one that submits, wherever it stands', () => {
  const view = '<p><button type="button">Meer</button><button type="submit">In winkelwagen</button></p>';
  expect(counterpart('<form><button>Voeg toe</button></form>', 'button', view)?.textContent).toBe('In winkelwagen');
});
