import type { Signal } from '@preact/signals-core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { product } from '../../shared/state/product';
import { Gallery } from './Gallery';
import type { GalleryImage } from './props';

vi.mock('../../shared/state/product', async () => {
  const { signal } = await import('@preact/signals-core');
  return { product: { pictures: signal(null) } };
});

const choose = (pictures: GalleryImage[] | null) => {
  (product.pictures as Signal<GalleryImage[] | null>).value = pictures;
};

const image = (name: string): GalleryImage => ({ src: `/${name}.webp`, alt: name, width: 900, height: 900 });
const three = ['een', 'twee', 'drie'].map(image);

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function show(images: GalleryImage[] = three) {
  const element = document.body.appendChild(document.createElement('div'));
  const mount = { element, signal: new AbortController().signal, slots: new Map() };
  render(<Gallery images={images} mount={mount} />, { container: element });
}

const stage = (n: number, m = 3) => screen.getByRole('group', { name: `Afbeelding ${n} van ${m}` });
const thumbnail = (n: number) => screen.getByRole('link', { name: `Afbeelding ${n} van 3` });

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** Lets a picture fail as often as it is tried. */
function loseFor(picture: () => HTMLElement, tries: number): void {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    fireEvent.error(picture());
    pass(500 * 2 ** (attempt - 1));
  }
}

test('a press on a small picture shows the large one, marks it, and says where the shopper is', () => {
  show();
  fireEvent.click(thumbnail(2));
  expect(stage(2)).toBeTruthy();
  expect(thumbnail(2).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('Afbeelding 2 van 3').getAttribute('role')).toBe('status');
});

test('arrows, Home and End go through the pictures', () => {
  show();
  fireEvent.keyDown(stage(1), { key: 'ArrowRight' });
  fireEvent.keyDown(stage(2), { key: 'End' });
  fireEvent.keyDown(stage(3), { key: 'ArrowLeft' });
  fireEvent.keyDown(stage(2), { key: 'Home' });
  expect(stage(1)).toBeTruthy();
});

test('on the small pictures the focus goes along', () => {
  show();
  thumbnail(1).focus();
  fireEvent.keyDown(thumbnail(1), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(thumbnail(2));
});

test('at an end the button stays, and says that it leads nowhere', () => {
  show();
  const next = screen.getByRole('button', { name: 'Volgende afbeelding' });
  fireEvent.click(next);
  fireEvent.click(next);
  fireEvent.click(next);
  expect(stage(3)).toBeTruthy();
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('one picture needs no buttons and no small pictures', () => {
  show([image('een')]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Vergroten' })).toBeTruthy();
});

test('specification 9: a picture is tried three times before something stands in for it', () => {
  show([image('een')]);
  loseFor(() => screen.getByRole('img', { name: 'een' }), 2);
  expect(screen.getByRole('img', { name: 'een' }).localName).toBe('img');
  fireEvent.error(screen.getByRole('img', { name: 'een' }));
  expect(screen.getByRole('img', { name: 'een' }).localName).toBe('span');
});

test('specification 8: a picture that is not found is told of, and the next one shown', () => {
  show();
  loseFor(() => screen.getByRole('img', { name: 'een' }), 3);
  expect(screen.getByText('Afbeelding niet gevonden, de volgende afbeelding wordt geladen')).toBeTruthy();
  pass(2500);
  expect(stage(2)).toBeTruthy();
  expect(screen.queryByText(/niet gevonden/)).toBeNull();
});

test('who goes on before is not taken further', () => {
  show();
  loseFor(() => screen.getByRole('img', { name: 'een' }), 3);
  fireEvent.click(thumbnail(3));
  pass(5000);
  expect(stage(3)).toBeTruthy();
});

test('where no picture can be had nothing is promised', () => {
  show([image('een')]);
  loseFor(() => screen.getByRole('img', { name: 'een' }), 3);
  expect(screen.queryByText(/wordt geladen/)).toBeNull();
});

test('the pictures of the chosen variant are shown first', () => {
  show();
  act(() => choose([image('zwart')]));
  expect(stage(1, 4).querySelector('img')?.alt).toBe('zwart');
  act(() => choose(null));
  expect(stage(1).querySelector('img')?.alt).toBe('een');
});
