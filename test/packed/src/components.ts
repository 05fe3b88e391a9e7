import { required } from "docusaurus-waymark-core/lib/propertyTable";
import type { OwnComponents } from "docusaurus-waymark-core/site/options";

const COMPONENTS: OwnComponents = {
  Greeting: { from: "@site/src/Greeting", properties: { name: required("text") } },
};

export default COMPONENTS;
