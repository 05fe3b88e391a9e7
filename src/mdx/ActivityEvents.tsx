import { Fragment, useId, type ReactNode } from "react";
import { ACTIVITY_EVENTS, type ActivityEvent } from "../facts/activityEvents";
import styles from "./ActivityEvents.module.css";
