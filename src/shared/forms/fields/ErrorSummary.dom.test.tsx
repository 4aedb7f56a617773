import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './ErrorSummary';

afterEach(cleanup);

const EMAIL = { id: 'email', text: 'E-mailadres is verplicht.' };
const PHONE = { id: 'telephone', text: 'Telefoonnummer is verplicht.' };

test('shared rule 29: the summary is read aloud as it appears, and not again with each field that is mended', () => {
  const { rerender } = render(<ErrorSummary errors={[EMAIL, PHONE]} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Controleer de gemarkeerde velden.');
  rerender(<ErrorSummary errors={[{ ...PHONE, text: 'Telefoonnummer is niet geldig.' }]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Telefoonnummer is niet geldig.']);
  expect([screen.getByRole('alert'), alert.textContent]).toEqual([alert, 'Controleer de gemarkeerde velden.']);
  rerender(<ErrorSummary errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
