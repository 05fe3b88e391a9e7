import "../docusaurus.config";
