/** An exact amount, with the decimals that say nothing in quiet letters, and under it how a cook reads it. */
export function CalculatedAmount({ text, readable }: { text: string; readable: string | undefined }) {
  const [, figures = text, zeros = '', unit = ''] = /^([\d\s.,<]*?\d)((?:[.,]0+)?)(\u00a0\D.*)?$/.exec(text) ?? []
  return (
    <span className="recipe-figures">
      <span className="recipe-amount">
        {figures}
        {zeros && <span className="recipe-zeros">{zeros}</span>}
        {unit}
      </span>
      {readable && <span className="recipe-readable">{` ${readable}`}</span>}
    </span>
  )
}
