import { typedPartsOf } from "~/domain/answers/grid";
import { unitOf } from "~/domain/answers/field-value";
import type { Field } from "~/domain/question/question";
import { fieldId, fieldState } from "../form/field";
import { FieldErrors } from "../form/field-parts";
import { Island } from "../island";
import { useT } from "../texts";
import { Before, beforeIdOf, withBefore } from "./before";
import { FieldInput } from "./field-input";
import { Group } from "./group";
import type { OfClass, QuestionFieldsProps } from "./question-props";

type MatrixProps = QuestionFieldsProps<OfClass<"matrix">>;

/**
 * A table whose cells are inputs named by their row and column headers. On a narrow screen each row becomes a group:
 * the style sheet then shows `data-label` beside the input, for the eye only, since the headers name it already.
 */
export function MatrixFields(props: MatrixProps) {
  const { question, refused, prefix, headingId, readOnly } = props;
  const ids = fieldId(prefix || "risposta-");
  const [firstRow] = question.rows;
  const firstColumn = question.columns.find(({ inputType }) => inputType !== "label");
  return (
    <Group path={prefix} {...{ refused, headingId, prefix }}>
      <table className="matrix" aria-labelledby={headingId}>
        <thead>
          <tr>
            <td />
            {question.columns.map((column) => (
              <ColumnHeader key={column.id} column={column} ids={ids} />
            ))}
          </tr>
        </thead>
        <tbody>
          {question.rows.map((row) => (
            <tr key={row.id}>
              <th id={`${ids}row-${row.id}`} scope="row">
                {row.label}
              </th>
              {question.columns.map((column) => (
                <Cell
                  key={column.id}
                  {...props}
                  row={row}
                  column={column}
                  ids={ids}
                  isArrival={props.isArrival && row === firstRow && column === firstColumn}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!readOnly && <Helpers hasSums={question.columns.some(({ inputType }) => inputType === "label")} />}
    </Group>
  );
}

/** The islands of the table. */
function Helpers({ hasSums }: { hasSums: boolean }) {
  const t = useT();
  const words = {
    done: t("question:pasted"),
    over: t("question:not_pasted"),
    undo: t("question:undo_paste"),
  };
  return (
    <>
      {hasSums && <Island name="totals" props={{}} />}
      <Island name="paste" props={words} />
    </>
  );
}

const ColumnHeader = ({ column, ids }: { column: Field; ids: string }) => (
  <th id={columnId(ids, column)} scope="col">
    {withUnit(column)}
  </th>
);

const columnId = (ids: string, { id }: Field) => `${ids}col-${id}`;

/** Row, column and unit: the name of an input. */
const cellNames = (ids: string, row: { id: string }, column: Field): string =>
  `${ids}row-${row.id} ${columnId(ids, column)}`;

type CellProps = MatrixProps & { row: { id: string; label: string }; column: Field; ids: string };

function Cell({ question, row, column, ids, typed, computed, before, refused, prefix, ...how }: CellProps) {
  const element = `${row.id}.${column.id}`;
  const name = prefix + element;
  if (column.inputType === "label") {
    return (
      <td
        className="computed"
        data-label={withUnit(column)}
        data-sum={sumNames(prefix, typedPartsOf(row.id, column, question.columns))}
      >
        {computed?.[element] ?? typed[element] ?? "–"}
      </td>
    );
  }
  const field = fieldState(name, cellLabel(row, column), refused);
  const words = before?.[element];
  const id = words === undefined ? undefined : beforeIdOf(field.id);
  return (
    <td data-label={withUnit(column)}>
      <FieldErrors id={field.errorId} errors={field.errors} />
      <FieldInput
        field={column}
        id={field.id}
        name={name}
        value={typed[element]}
        refused={refused}
        invalid={field.errors.length > 0}
        describedBy={withBefore(field.describedBy, id)}
        labelledBy={cellNames(ids, row, column)}
        readOnly={how.readOnly}
        isArrival={how.isArrival}
      />
      <Before id={id}>{words}</Before>
    </td>
  );
}

/** The names of the fields that a sum adds up. */
export const sumNames = (prefix: string, parts: readonly string[]) =>
  parts.map((part) => prefix + part).join(" ");

const withUnit = (column: Field) => {
  const unit = unitOf(column);
  return unit === undefined ? column.label : `${column.label} (${unit})`;
};

/** The name of a cell in messages. */
export const cellLabel = (row: { label: string }, column: Field) => `${row.label}, ${column.label}`;
