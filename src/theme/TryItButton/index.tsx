export { TryItButton as default } from "../../reference/TryItButton";
