import type { Signal } from '@preact/signals-core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { product } from '../../store';
import { Gallery } from './view';
import type { GalleryImage } from './part';

vi.mock('../../store', async () => {
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

/** Lets a picture fail to load `tries` times. */
function loseFor(picture: () => HTMLElement, tries: number): void {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    fireEvent.error(picture());
    pass(500 * 2 ** (attempt - 1));
  }
}

test('A press on a thumbnail shows its picture, marks it and announces its number', () => {
  show();
  fireEvent.click(thumbnail(2));
  expect(stage(2)).toBeTruthy();
  expect(thumbnail(2).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('Afbeelding 2 van 3').getAttribute('role')).toBe('status');
});

test('product rule 28: a thumbnail has the small file of its picture; where that is missing the picture itself is not', () => {
  show([{ ...three[0]!, thumbnail: '/klein/een.webp' }, ...three.slice(1)]);
  const imageIn = (n: number) => thumbnail(n).querySelector('img')!;
  expect([imageIn(1), imageIn(2)].map((shown) => shown.getAttribute('src'))).toEqual(['/klein/een.webp', '/twee.webp']);
  loseFor(() => imageIn(1), 3);
  expect(thumbnail(1).querySelector('img')).toBeNull();
  expect(stage(1).querySelector('img')?.getAttribute('src')).toBe('/een.webp');
  expect(screen.queryByText(/Afbeelding niet gevonden/)).toBeNull();
});

test('product rule 28: arrows, Home and End move through the pictures', () => {
  show();
  fireEvent.keyDown(stage(1), { key: 'ArrowRight' });
  fireEvent.keyDown(stage(2), { key: 'End' });
  fireEvent.keyDown(stage(3), { key: 'ArrowLeft' });
  fireEvent.keyDown(stage(2), { key: 'Home' });
  expect(stage(1)).toBeTruthy();
});

test('On the thumbnails the focus moves along', () => {
  show();
  thumbnail(1).focus();
  fireEvent.keyDown(thumbnail(1), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(thumbnail(2));
});

test('product rule 28: at an end the button stays with aria-disabled', () => {
  show();
  const next = screen.getByRole('button', { name: 'Volgende afbeelding' });
  fireEvent.click(next);
  fireEvent.click(next);
  fireEvent.click(next);
  expect(stage(3)).toBeTruthy();
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('One picture has no buttons and no thumbnails', () => {
  show([image('een')]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Vergroten' })).toBeTruthy();
});

test('product rule 26: a picture is tried three times before an icon takes its place', () => {
  show([image('een')]);
  loseFor(() => screen.getByRole('img', { name: 'een' }), 2);
  expect(screen.getByRole('img', { name: 'een' }).localName).toBe('img');
  fireEvent.error(screen.getByRole('img', { name: 'een' }));
  expect(screen.getByRole('img', { name: 'een' }).localName).toBe('span');
});

test('product rule 27: a missing picture is announced, and the next one shown', () => {
  show();
  loseFor(() => screen.getByRole('img', { name: 'een' }), 3);
  expect(screen.getByText('Afbeelding niet gevonden, de volgende afbeelding wordt geladen')).toBeTruthy();
  pass(2500);
  expect(stage(2)).toBeTruthy();
  expect(screen.queryByText(/niet gevonden/)).toBeNull();
});

test('product rule 27: a shopper who moves first cancels the move', () => {
  show();
  loseFor(() => screen.getByRole('img', { name: 'een' }), 3);
  fireEvent.click(thumbnail(3));
  pass(5000);
  expect(stage(3)).toBeTruthy();
});

test('product rule 27: nothing is announced where no other picture can be shown', () => {
  show([image('een')]);
  loseFor(() => screen.getByRole('img', { name: 'een' }), 3);
  expect(screen.queryByText(/wordt geladen/)).toBeNull();
});

test('product rule 28: the pictures of the chosen variant are shown first', () => {
  show();
  act(() => choose([image('zwart')]));
  expect(stage(1, 4).querySelector('img')?.alt).toBe('zwart');
  act(() => choose(null));
  expect(stage(1).querySelector('img')?.alt).toBe('een');
});
