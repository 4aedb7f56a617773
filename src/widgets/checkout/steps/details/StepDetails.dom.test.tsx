import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeShop } from '../../../../../tests/support/fakeShop';
import { pageWith } from '../../../../../tests/support/pageWith';
import { failed, ok } from '../../../../shared/api/result';
import type { AddressForm, ApiResult, ShopApi } from '../../../../shared/api';
import type { CheckoutCustomer } from '../customer';
import { withOffers } from '../../store/offers/withOffers';
import { openCheckout } from '../openCheckout';
import { customer } from '../../../../../tests/support/savedCustomer';
import { StepDetails } from './StepDetails';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

const SAME = 'Factuuradres is gelijk aan verzendadres';
const DIFFERENT = 'Verzendadres wijkt af van bovenstaand adres';

const business: CheckoutCustomer = { ...customer, isBusiness: true };

interface Options {
  readonly newsletterDefault?: boolean;
  readonly mayJoinNewsletter?: boolean;
  readonly beCompanyNumber?: boolean;
  readonly vatCheck?: 'warn' | 'block';
}

function show(who: CheckoutCustomer | null, options: Options = {}) {
  const { newsletterDefault = false, mayJoinNewsletter = true, beCompanyNumber = false, vatCheck = 'warn' } = options;
  const checkout = withOffers(openCheckout(who, new AbortController().signal, newsletterDefault));
  const onDone = vi.fn<() => void>();
  const given = { checkout, customer: who, mayJoinNewsletter, beCompanyNumber, vatCheck, onDone };
  const texts = { cartUrl: '/cart', businessUrl: '/zakelijk', next: 'Verder', addition: 'ask' } as const;
  render(<StepDetails {...given} {...texts} onLogin={() => {}} />);
  return { checkout, onDone, user: userEvent.setup() };
}

const groups = () =>
  screen
    .getAllByRole('group')
    .map((group) => group.querySelector('legend')?.textContent)
    .filter((legend) => legend?.endsWith('adres'));
const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name });
const text = (name: RegExp) => screen.queryByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shop.current = new FakeShop();
});

afterEach(cleanup);

describe('checkout rules 6 and 7: which addresses are filled in, and the box that asks for the other one', () => {
  test('a guest begins with the bill, and ticks that delivery goes elsewhere', async () => {
    const { user } = show(null);
    expect([groups(), box(DIFFERENT)?.checked, box(SAME)]).toEqual([['Factuuradres'], false, null]);
    await user.click(box(DIFFERENT)!);
    expect(groups()).toEqual(['Factuuradres', 'Verzendadres']);
    cleanup();
    show(null);
    expect(box(DIFFERENT)?.checked).toBe(true);
  });

  test('a customer begins with the delivery, and the box for one address is ticked until it is not', async () => {
    const { user } = show(customer);
    expect([groups(), box(SAME)?.checked, box(DIFFERENT)]).toEqual([['Verzendadres'], true, null]);
    await user.click(box(SAME)!);
    expect(groups()).toEqual(['Verzendadres', 'Factuuradres']);
    cleanup();
    show(customer);
    expect(box(SAME)?.checked).toBe(false);
  });

  test('a business fills in the delivery, and has no box', () => {
    localStorage.setItem('checkout-billing-is-same-as-shipping', 'false');
    const { checkout } = show(business);
    expect([groups(), box(SAME), box(DIFFERENT)]).toEqual([['Verzendadres'], null, null]);
    expect(checkout.draft.peek().isSame).toBe(true);
  });
});

test('checkout rule 8: the e-mail address of the account is read-only, that of a guest is not', () => {
  show(customer);
  const email = text(/^E-mailadres/)!;
  expect([email.value, email.readOnly]).toEqual(['sanne@example.com', true]);
  cleanup();
  show(null);
  expect(text(/^E-mailadres/)?.readOnly).toBe(false);
});

test('checkout rule 9: a customer chooses a saved address or a new one, which can be kept in the address book', async () => {
  const { checkout, user } = show(customer);
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kies een adres' });
  expect([select().value, text(/^Voornaam/), box('Bewaar in adresboek')]).toEqual(['7', null, null]);
  await user.selectOptions(select(), 'Nieuw adres');
  expect(checkout.draft.peek().shipping).toMatchObject({ savedId: null, firstname: '' });
  await user.type(text(/^Voornaam/)!, 'Joost');
  await user.click(box('Bewaar in adresboek')!);
  expect(checkout.newOrder().shippingAddress).toMatchObject({ firstName: 'Joost', savedId: null, isToSave: true });
  await user.selectOptions(select(), screen.getByRole('option', { name: /Stadsplateau 1, 3521\sAZ Utrecht/ }));
  expect(checkout.newOrder().shippingAddress).toMatchObject({ city: 'Utrecht', savedId: '7', isToSave: false });
});

test('checkout rule 9: the step goes on with a saved address that is chosen while a new one is looked up', async () => {
  shop.current.lookUpPostcode = () => new Promise(() => {});
  const { onDone, user } = show(customer);
  const select = () => screen.getByRole('combobox', { name: 'Kies een adres' });
  await user.selectOptions(select(), 'Nieuw adres');
  await user.type(text(/^Postcode/)!, '1012JS');
  await user.type(text(/^Huisnummer/)!, '1');
  await user.click(screen.getByRole('button', { name: 'Verder' }));
  expect(onDone).not.toHaveBeenCalled();
  await user.selectOptions(select(), screen.getByRole('option', { name: /Stadsplateau 1/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('checkout rule 9: a guest has no addresses to choose from', () => {
  show(null);
  expect([screen.queryByRole('combobox', { name: 'Kies een adres' }), box('Bewaar in adresboek')]).toEqual([
    null,
    null,
  ]);
});

describe('checkout rule 11: the newsletter', () => {
  const newsletter = 'Meld je aan voor de nieuwsbrief';

  test('is not ticked for a guest, unless the page says so', () => {
    expect([show(null).checkout.draft.peek().newsletter, box(newsletter)?.checked]).toEqual([false, false]);
    cleanup();
    show(null, { newsletterDefault: true });
    expect(box(newsletter)?.checked).toBe(true);
  });

  test('is offered to guests alone, and in the order checkout alone', () => {
    for (const who of [customer, business]) {
      show(who);
      expect(box(newsletter)).toBeNull();
      cleanup();
    }
    show(null, { mayJoinNewsletter: false });
    expect(box(newsletter)).toBeNull();
  });
});

describe('checkout rule 31: the register number of a business', () => {
  const open = async (country: string, options?: Options) => {
    const { user } = show(business, options);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kies een adres' }), 'Nieuw adres');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), country);
    return user;
  };
  /** Whether the summary of errors leads to the number. */
  const isWrong = () =>
    screen.getAllByRole('link').some((link) => link.getAttribute('href')?.endsWith('#shipping-cocNumber'));

  test('is the KVK number in the Netherlands, and required there', async () => {
    const user = await open('NL');
    expect(text(/^KVK-nummer/)?.required).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect([isWrong(), text(/^Ondernemingsnummer/)]).toEqual([true, null]);
  });

  test('is not asked for in Belgium', async () => {
    const user = await open('BE');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect([isWrong(), text(/^KVK-nummer/), text(/^Ondernemingsnummer/)]).toEqual([false, null, null]);
  });

  test('with be-company-number it is an optional ondernemingsnummer in Belgium', async () => {
    const user = await open('BE', { beCompanyNumber: true });
    const number = text(/^Ondernemingsnummer/)!;
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect([number.required, isWrong(), text(/^KVK-nummer/)]).toEqual([false, false, null]);
    await user.type(number, '12');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect(isWrong()).toBe(true);
  });
});

describe('checkout rule 32: a VAT number whose check digits are wrong', () => {
  test.each([
    ['warns', 'warn', null],
    ['is an error with vat-check="block"', 'block', 'true'],
  ] as const)('%s', async (_, vatCheck, isWrong) => {
    const { user } = show(null, { vatCheck });
    await user.click(box('Ik bestel voor een bedrijf')!);
    const vat = text(/^Btw-nummer/)!;
    await user.type(vat, 'NL123456789B01');
    // Only who may go on is told so.
    expect(screen.queryByText(/Je kunt wel verdergaan/) !== null).toBe(vatCheck === 'warn');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect(vat.getAttribute('aria-invalid')).toBe(isWrong);
  });
});

describe('what the address form of a Magento asks more', () => {
  const forms: Readonly<Record<string, AddressForm>> = {
    NL: { isRegionRequired: false, regions: [], streetLines: 1 },
    US: { isRegionRequired: true, regions: [{ id: '12', name: 'California' }], streetLines: 2 },
    PL: { isRegionRequired: true, regions: [], streetLines: 1 },
  };
  const region = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: /^Provincie of staat/ });
  const country = () => screen.getByRole('combobox', { name: /^Land/ });

  beforeEach(() => {
    pageWith({ backend: 'magento', countries: ['NL', 'US', 'PL'] });
    shop.current.addressForm = async (code) => ok(forms[code] ?? forms['NL']!);
  });

  afterEach(() => pageWith());

  test('checkout rule 66: a region is chosen from the list of the country, is demanded, and goes with the country', async () => {
    const { checkout, onDone, user } = show(null);
    expect(region()).toBeNull();
    await user.selectOptions(country(), 'Verenigde Staten');
    await waitFor(() => expect(region()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect(region()?.getAttribute('aria-invalid')).toBe('true');
    expect(onDone).not.toHaveBeenCalled();
    await user.selectOptions(region()!, 'California');
    expect(checkout.newOrder().billingAddress).toMatchObject({ region: 'California', regionId: '12' });
    await user.selectOptions(country(), 'Nederland');
    await waitFor(() => expect(region()).toBeNull());
    expect(checkout.newOrder().billingAddress).toMatchObject({ region: '', regionId: '' });
  });

  test('checkout rule 29: the country that the form starts with is first, the others follow by name', () => {
    pageWith({ backend: 'magento', countries: ['US', 'DE', 'PL', 'NL', 'BE'] });
    show(null);
    const names = [...country().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Nederland', 'België', 'Duitsland', 'Polen', 'Verenigde Staten']);
  });

  test('checkout rule 66: a region is typed where the shop has no list', async () => {
    const { checkout, user } = show(null);
    await user.selectOptions(country(), 'Polen');
    await waitFor(() => expect(text(/^Provincie of staat/)).not.toBeNull());
    await user.type(text(/^Provincie of staat/)!, 'Mazovië');
    expect(checkout.newOrder().billingAddress).toMatchObject({ region: 'Mazovië', regionId: '' });
  });

  test('checkout rule 66: a press on the button waits until the shop has said what it asks', async () => {
    let answer!: (form: ApiResult<AddressForm>) => void;
    shop.current.addressForm = () => new Promise((resolve) => (answer = resolve));
    const { user } = show(null);
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect(text(/^Voornaam/)?.getAttribute('aria-invalid')).not.toBe('true');
    answer(ok(forms['NL']!));
    await waitFor(() => expect(text(/^Voornaam/)?.getAttribute('aria-invalid')).toBe('true'));
  });

  test('checkout rule 66: without an answer the form asks no region', async () => {
    const { user } = show(null);
    shop.current.addressForm = async () => failed({ kind: 'network' });
    await user.selectOptions(country(), 'Verenigde Staten');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    await waitFor(() => expect(text(/^Voornaam/)?.getAttribute('aria-invalid')).toBe('true'));
    expect(region()).toBeNull();
  });

  test('checkout rule 65: a second line is asked where a street has more than one, and need not be filled in', async () => {
    const { checkout, user } = show(null);
    expect(text(/^Extra adresregel/)).toBeNull();
    await user.selectOptions(country(), 'Verenigde Staten');
    await waitFor(() => expect(text(/^Extra adresregel/)).not.toBeNull());
    expect(text(/^Extra adresregel/)?.required).toBe(false);
    await user.type(text(/^Extra adresregel/)!, 'Gebouw B');
    expect(checkout.newOrder().billingAddress.secondLine).toBe('Gebouw B');
  });
});
