/** A day as the shop writes it in full: "dinsdag 24 november". */
export const longDay = (iso: string): string =>
  new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
