/** A grade as five squares, filled from the left; its word stands beside it. */
export function GradeSquares({ grade }: { readonly grade: number }) {
  return (
    <svg class="grade-squares" viewBox="0 0 63 11" width="63" height="11" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <rect
          key={place}
          x={13 * place + 0.75}
          y="0.75"
          width="9.5"
          height="9.5"
          class={place < grade ? 'grade-full' : 'grade-empty'}
        />
      ))}
    </svg>
  );
}
