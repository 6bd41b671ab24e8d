import { Component } from 'preact';

interface CellProps {
  readonly cell: number;
  readonly label: string;
  readonly isSelected: boolean;
  /** The one cell that Tab comes to. */
  readonly isStop: boolean;
}

/** A cell as keyboard and assistive technology have it; nothing is seen of it. */
class Cell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const before = this.props;
    return (
      next.label !== before.label || next.isSelected !== before.isSelected || next.isStop !== before.isStop
    );
  }

  override render({ cell, label, isSelected, isStop }: CellProps) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the picture is an SVG below; no table can lie over it
      <div
        role="gridcell"
        data-cell={cell}
        tabIndex={isStop ? 0 : -1}
        aria-selected={isSelected}
        aria-label={label}
      />
    );
  }
}

export interface CellsProps {
  readonly rows: readonly (readonly number[])[];
  readonly labels: readonly string[];
  readonly selected: ReadonlySet<number>;
  readonly stop: number;
}

/** The rows of the grid over the picture. */
export function Cells({ rows, labels, selected, stop }: CellsProps) {
  return (
    <>
      {rows.map((cells) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells can be focused
        <div key={cells[0]} role="row">
          {cells.map((cell) => (
            <Cell
              key={cell}
              cell={cell}
              label={labels[cell] ?? ''}
              isSelected={selected.has(cell)}
              isStop={cell === stop}
            />
          ))}
        </div>
      ))}
    </>
  );
}
