/** What every contender shows: as little as can be, so that what is measured is the mounting. */
export function Trivial({ label }: { readonly label: string }) {
  return <p className="part">{label}</p>;
}
