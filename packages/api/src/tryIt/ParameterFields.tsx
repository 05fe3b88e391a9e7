import { useId, type ReactNode } from "react";
import type { Parameter } from "../openapi/mock/operation";
import { Field, FieldGroup } from "docusaurus-theme-waymark/reference/Field";

interface Props {
  readonly title: string;
  readonly parameters: readonly Parameter[];
  readonly values: ReadonlyMap<string, string>;
  readonly onChange: (values: ReadonlyMap<string, string>) => void;
}

/** The fields for parameters; nothing without parameters. */
export function ParameterFields({ title, parameters, values, onChange }: Props): ReactNode {
  const id = useId();
  if (parameters.length === 0) return null;
  return (
    <FieldGroup title={title}>
      {parameters.map(({ name, required, example, choices }) => (
        <Field
          key={name}
          id={id + name}
          label={<code>{name}</code>}
          text={values.get(name) ?? ""}
          example={required || example === undefined ? undefined : `for example ${example}`}
          choices={choices}
          onText={(text) => onChange(new Map(values).set(name, text))}
        />
      ))}
    </FieldGroup>
  );
}
