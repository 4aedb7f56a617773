import { marked } from './marked';

export function Marked({ text, query }: { text: string; query: string }) {
  return marked(text, query).map((piece, index) =>
    piece.matched ? (
      <mark key={index} className="noest-autocomplete__mark">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
