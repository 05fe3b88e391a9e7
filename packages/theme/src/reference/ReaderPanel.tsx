import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import { useId, useState, type ReactNode } from "react";
import { READER_VALUES, VALUE_NAMES, type ValueName } from "docusaurus-waymark-core/facts/readerValues";
import { EDITIONS } from "docusaurus-waymark-core/lib/editions";
import { SYSTEMS } from "docusaurus-waymark-core/lib/systems";
import { showToast } from "../ui/toast";
import { Field, FieldGroup } from "./Field";
import { Sheet } from "./Sheet";
import { chooseSystem, currentSystem, ownSystem } from "./system";
import { useReaderForm } from "./useReaderForm";
import styles from "./ReaderPanel.module.css";
import sheet from "./Sheet.module.css";

interface Props {
  /** Values that the page uses; their fields are first. */
  readonly uses: readonly ValueName[];
  readonly onClose: () => void;
}

/** Values that choose tabs, which any page can have; no page names them. */
const EVERYWHERE = VALUE_NAMES.filter((name) => READER_VALUES[name]?.kind === "edition");

/** The dialog in which the reader sets values for the code of all pages; loaded when it is first opened. */
export default function ReaderPanel({ uses, onClose }: Props): ReactNode {
  return (
    <Sheet
      title={translate({ id: "values.yourValues", message: "Your values" })}
      intro={
        <p className={styles.intro}>
          {translate({
            id: "values.theyTakeThePlaceOfThe",
            message:
              "Your values replace the examples in the code on all pages, where they are underlined. This browser remembers them and sends nothing. Leave a field empty to keep the example.",
          })}
        </p>
      }
      onClose={onClose}
    >
      <ReaderForm uses={uses} />
    </Sheet>
  );
}

function ReaderForm({ uses }: Pick<Props, "uses">): ReactNode {
  const id = useId();
  const form = useReaderForm();
  const [system, setSystem] = useState(currentSystem);
  const [announcement, setAnnouncement] = useState("");
  const others = VALUE_NAMES.filter((name) => !uses.includes(name) && !EVERYWHERE.includes(name));
  const apply = (element: HTMLFormElement): void => {
    const invalid = form.apply();
    setAnnouncement("");
    if (invalid !== undefined) {
      document.getElementById(id + invalid)?.focus();
      return;
    }
    chooseSystem(system);
    element.closest("dialog")?.close();
    showToast(
      "info",
      translate({ id: "values.allPagesNowUseYourValues", message: "All pages now use your values." }),
    );
  };
  const systemField = (
    <Field
      id={`${id}system`}
      label={translate({ id: "values.system", message: "Operating system" })}
      hint={translate({ id: "values.systemHint", message: "Selects the tabs on all pages." })}
      options={systemOptions(system)}
      text={system}
      onText={setSystem}
    />
  );
  const fields = (legend: string, names: readonly ValueName[], first?: ReactNode): ReactNode => (
    <FieldGroup title={legend}>
      {first}
      {names.map((name) => {
        const value = READER_VALUES[name];
        return (
          value && (
            <Field
              key={name}
              id={id + name}
              {...value}
              options={value.kind === "edition" ? editionOptions(value.example) : undefined}
              text={form.texts[name] ?? ""}
              error={form.errors[name]}
              onText={(text) => form.type(name, text)}
              onLeave={() => form.check(name)}
            />
          )
        );
      })}
    </FieldGroup>
  );
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {fields(translate({ id: "values.onThisPage", message: "On this page" }), uses)}
      {fields(translate({ id: "values.onAllPages", message: "On all pages" }), EVERYWHERE, systemField)}
      {fields(translate({ id: "values.onOtherPages", message: "On other pages" }), others)}
      <div className={clsx(sheet.actions, styles.actions)}>
        <button type="submit">
          {translate({ id: "values.useTheseValues", message: "Use these values" })}
        </button>
        <button
          type="button"
          onClick={() => {
            form.clear();
            setSystem(ownSystem());
            chooseSystem(ownSystem());
            setAnnouncement(
              translate({
                id: "values.allPagesAreAsPublishedAgain",
                message: "All pages show the examples again.",
              }),
            );
          }}
        >
          {translate({ id: "values.clearAll", message: "Clear all" })}
        </button>
        <span role="status">{announcement}</span>
      </div>
    </form>
  );
}

/** Without a known system, the list begins with an empty entry. */
function systemOptions(system: string): readonly (readonly [value: string, label: string])[] {
  const none = translate({ id: "values.notChosen", message: "Not chosen" });
  return [...(system === "" ? [["", none] as const] : []), ...Object.entries(SYSTEMS)];
}

function editionOptions(none: string): readonly (readonly [value: string, label: string])[] {
  return [
    ["", none],
    [EDITIONS[0] ?? "", translate({ id: "values.cloud", message: "Cloud" })],
    [EDITIONS[1] ?? "", translate({ id: "values.selfHosted", message: "Self-hosted" })],
  ];
}
