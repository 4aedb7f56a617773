import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pageWith } from '../../../../../tests/support/pageWith';
import { LoginForm } from './LoginForm';

afterEach(() => {
  cleanup();
  pageWith();
});

const addresses = {
  loginUrl: '/inloggen',
  forgotUrl: '/vergeten',
  businessUrl: '/zakelijk',
  email: 'sanne@example.com',
};

function posted(returnTo?: string) {
  const { container } = render(<LoginForm {...addresses} {...(returnTo && { returnTo })} onBack={() => {}} />);
  const form = container.querySelector('form')!;
  return { form, values: Object.fromEntries(new FormData(form)) };
}

test('checkout rule 13: the login is a plain form post with the names of the shop', () => {
  pageWith({ csrfToken: 'abc' });
  const { form, values } = posted();
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/inloggen']);
  expect(values).toEqual({
    _token: 'abc',
    _source: 'checkout',
    context: 'checkout',
    'login[username]': 'sanne@example.com',
    'login[password]': '',
  });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mailadres' }));
});

test('checkout rule 13: the quotation checkout adds where to return to', () => {
  expect(posted('/offerte-aanvragen/checkout').values).toMatchObject({ referer: '/offerte-aanvragen/checkout' });
});
