/** The rows of the first answer, without content. */
export function LoadingSuggestions() {
  return (
    <div className="noest-autocomplete noest-autocomplete__loading" aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <span key={row} className="noest-autocomplete__blank" />
      ))}
    </div>
  );
}
