/** In px: a phone, and in a long run a desktop too. */
export const WIDTHS: readonly number[] = process.env['TEST_LONG'] ? [375, 1280] : [375];
